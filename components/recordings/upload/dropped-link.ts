/** The first address of a list of them, in which lines that begin with # are remarks (RFC 2483, 5). */
export const linkIn = (uriList: string): string | undefined => /^[^#\s]\S*/m.exec(uriList)?.[0]
