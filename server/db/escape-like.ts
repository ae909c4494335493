/** Prisma passes % and _ on to LIKE, where they would match anything. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
