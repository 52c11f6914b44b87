export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** The chosen theme; undefined follows the system. */
export function parseTheme(text: string | undefined): Theme | undefined {
  return themes.find((theme) => theme === text)
}
