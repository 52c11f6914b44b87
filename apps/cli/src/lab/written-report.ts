import type { Language } from '@wis/engine'
import { toCsv, toLatex, toMarkdown } from '@wis/lab'
import type { AnyReport } from '@wis/lab'

export const textFormats = ['md', 'tex', 'csv', 'json'] as const

/** A report as a text for the screen. */
export function writtenReport(
  made: AnyReport,
  format: (typeof textFormats)[number],
  language: Language,
): string {
  const texts = {
    md: () => toMarkdown(made, language),
    tex: () => toLatex(made, language),
    csv: () => toCsv(made),
    json: () => JSON.stringify(made),
  }
  return `${texts[format]().trimEnd()}\n`
}
