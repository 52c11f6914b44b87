import { isMap } from 'yaml'
import { yamlDocument } from '../spec/yaml-document.ts'

/** A specification without the people that it invites, so that it can be shown to others. All else stays as it is. */
export function withoutAnnotators<Given extends object>(spec: Given): Omit<Given, 'annotators'> {
  return Object.fromEntries(Object.entries(spec).filter(([field]) => field !== 'annotators')) as Omit<
    Given,
    'annotators'
  >
}

/** The same for a text that was read before. A text without annotators stays as it was written, letter for letter. */
export function textWithoutAnnotators(text: string): string {
  const document = yamlDocument(text)?.document
  if (!isMap(document?.contents) || !document.has('annotators')) return text
  document.delete('annotators')
  return document.toString({ lineWidth: 0 })
}
