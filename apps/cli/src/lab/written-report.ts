import type { Language } from '@wis/engine'
import { reportFiles } from '@wis/lab'
import type { AnyReport, StudyFacts } from '@wis/lab'
import type { reportFormats } from '@wis/protocol'

/** A report as a text for the screen. */
export function writtenReport(
  made: AnyReport,
  format: (typeof reportFormats)[number],
  about: { readonly language: Language; readonly facts: StudyFacts },
): string {
  const text = format === 'json' ? JSON.stringify(made) : reportFiles[format].write(made, about)
  return `${text.trimEnd()}\n`
}
