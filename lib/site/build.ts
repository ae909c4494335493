/** True under `next dev`. The bundler puts the value in, so this works in the browser too. */
// biome-ignore lint/style/noProcessEnv: not read from the environment at run time
export const IN_DEVELOPMENT = process.env.NODE_ENV === 'development'
