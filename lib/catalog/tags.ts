/**
 * The tags under which published lists show a song, from its style: "Pop, Late-night bar" gives pop and latenightbar.
 */
export const tagsOf = (style: string): string[] =>
  style
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .split(/[,;，、]/)
    .filter(Boolean)
