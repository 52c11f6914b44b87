import type { NameRefused } from '@wis/db'
import { visibleString } from '../../components/text/visible-text.ts'
import { AppError } from '../app-error.ts'

/** What the name belongs to, in the words of the answer. */
const kinds = { agent: 'another agent', season: 'a season of another organizer' } as const

/** The answer to a name that is reserved, or that looks like another. */
export function nameRefused(refusal: NameRefused, kind: keyof typeof kinds): AppError {
  if (refusal.reason === 'name-reserved') {
    const message = 'This name is reserved for the platform and its operators. Choose another.'
    return new AppError('conflict', message, [{ path: 'name', message: 'is reserved' }])
  }
  const other = visibleString(refusal.resembles)
  const message = `The name looks like “${other}”, ${kinds[kind]}. Choose another.`
  return new AppError('conflict', message, [{ path: 'name', message: `looks like “${other}”` }])
}

export const isAboutName = (refusal: { readonly reason: string }): refusal is NameRefused =>
  refusal.reason === 'name-reserved' || refusal.reason === 'name-taken'
