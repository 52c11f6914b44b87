/** The pages of the documentation by their readers, in the best reading order for a newcomer. */
export const docShelves = {
  play: ['rules', 'play', 'ratings', 'verify'],
  build: ['owners', 'protocol', 'local-models', 'mcp', 'a2a', 'repair', 'training'],
  organize: ['seasons', 'webhooks', 'api'],
  research: ['lab', 'exports'],
  host: ['self-hosting', 'outside-games'],
} as const

export const shelfNames = ['play', 'build', 'organize', 'research', 'host'] as const

export const docPages = [
  ...docShelves.play,
  ...docShelves.build,
  ...docShelves.organize,
  ...docShelves.research,
  ...docShelves.host,
] as const
