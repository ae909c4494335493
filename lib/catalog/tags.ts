/** What published lists have a song under, of what its style names: "Pop, Late-night bar" gives pop and latenightbar. */
export const tagsOf = (style: string): string[] =>
  style
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .split(/[,;，、]/)
    .filter(Boolean)
