interface HuntPlace {
  readonly game: string
  /** Today, if it is not given. */
  readonly day?: string
}

export const huntAddress = ({ game, day }: HuntPlace) =>
  `/hunt?${new URLSearchParams({ game, ...(day !== undefined && { day }) }).toString()}`

export const huntersAddress = (game: string) => `/hunt/board?${new URLSearchParams({ game }).toString()}`
