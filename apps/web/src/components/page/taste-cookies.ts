/** Cookies that say how a reader likes pages drawn. Of all cookies, a page that is kept for a crowd depends on these alone. */
export const tasteCookies = {
  theme: 'wis-theme',
  reveal: 'wis-reveal',
  typing: 'wis-typing',
  board: 'wis-board',
} as const
