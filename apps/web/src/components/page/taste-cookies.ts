/** The cookies for a reader's display settings. A page that is kept for a crowd depends on no other cookies. */
export const tasteCookies = {
  theme: 'wis-theme',
  reveal: 'wis-reveal',
  typing: 'wis-typing',
  board: 'wis-board',
} as const
