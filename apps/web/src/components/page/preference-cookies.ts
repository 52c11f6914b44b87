/** The cookies for a reader's display settings. A page that is kept for a crowd depends on no other cookies. */
export const preferenceCookies = {
  theme: 'wis-theme',
  reveal: 'wis-reveal',
  board: 'wis-board',
} as const
