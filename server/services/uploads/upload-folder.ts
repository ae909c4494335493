/** Storage folder of an upload. */
export const uploadFolder = (id: string): string => `uploads/${id}`
