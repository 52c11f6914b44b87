import type { NameRefused } from '@wis/db'
import { placeholderFaultCodes } from '@wis/protocol'
import type { ConnectorKind } from '@wis/protocol'
import { z } from 'zod'
import { visibleString } from '../../components/text/visible-text.ts'
import { addressField, fieldErrors } from './form-state.ts'
import type { AgentFormState, FieldError, FieldErrors, Kept } from './form-state.ts'

type Issue = Pick<z.core.$ZodIssue, 'path'> & { readonly params?: unknown }

const placeholderFault = z.object({
  fault: z.object({ code: z.enum(placeholderFaultCodes), name: z.string() }),
})

/** The faults that the schemas found, by field of the form; the first fault of each field. */
export function fieldErrorsOf(issues: readonly Issue[], kind?: ConnectorKind): FieldErrors {
  const errors: Record<string, FieldError> = {}
  for (const issue of issues) {
    const path = issue.path.map(String)
    const field = fieldAt(path, kind)
    errors[field] ??= errorOf(field, issue, { path, kind })
  }
  return errors
}

/** The field of the form that a value came from. */
function fieldAt([head = '', ...rest]: readonly string[], kind: ConnectorKind | undefined): string {
  if (head === 'connector') return connectorField(rest, kind)
  if (head === 'makeUp') return `makeUp.${rest[0] ?? 'model'}`
  if (head === 'pace') return rest[0] === 'hours' ? 'paceFrom' : pauseField(rest[0])
  if (head === 'againstPeople') return rest[0] === 'atOnce' ? 'peopleAtOnce' : 'peopleMatches'
  if (head === 'lab') return rest[0] === 'tokensPerDay' ? 'labTokens' : 'labMatches'
  if (head === 'prices') return rest[0] === 'output' ? 'outputPrice' : 'inputPrice'
  return head
}

const pauseField = (name = '') => (name.startsWith('pause') ? name : 'paceMatches')

function connectorField([head = '', ...rest]: readonly string[], kind: ConnectorKind | undefined): string {
  if (head === 'strategy') return strategyField(rest)
  if (head === 'settings') return rest[0] ?? 'extra'
  if (head === 'url') return addressField(kind)
  if (head === 'model' && kind === 'openai') return 'apiModel'
  if (head === 'model' && kind === 'hf-endpoint') return 'endpointModel'
  return head
}

function strategyField([custom, part, language, prompt, ...rest]: readonly string[]): string {
  if (custom !== 'custom') return 'strategy'
  if (part === 'steps' && language === 'words' && rest.length === 2)
    return `step.${prompt ?? ''}.${rest.join('.')}`
  if (part === 'name') return 'strategyName'
  if (part !== 'texts' || language === undefined) return 'strategy'
  return `prompt.${language}.${prompt ?? 'system'}`
}

interface Where {
  readonly path: readonly string[]
  readonly kind: ConnectorKind | undefined
}

function errorOf(field: string, { params }: Issue, { path, kind }: Where): FieldError {
  const found = placeholderFault.safeParse(params)
  if (found.success) return { code: `placeholder-${found.data.fault.code}`, name: found.data.fault.name }
  if (/^(prompt|step)\./.test(field)) return { code: 'prompt' }
  if (field === 'strategy' && path.includes('texts')) return { code: 'promptsMissing' }
  if (field === 'token' && kind === 'webhook') return { code: 'secret' }
  if (field === 'makeUp.billions') return { code: 'billions' }
  if (field.startsWith('makeUp.')) return { code: 'madeOf' }
  if (field === 'webhookUrl' || field === 'cardUrl') return { code: 'url' }
  if (field === 'endpointModel') return { code: 'apiModel' }
  return { code: fieldErrors.find((known) => known === field) ?? 'other' }
}

/** The state of a form whose name is reserved, or looks like that of another agent. */
export const nameFailed = (refusal: NameRefused, kept: Kept): AgentFormState => ({
  kept,
  errors: {
    name:
      refusal.reason === 'name-taken'
        ? { code: 'nameTaken', name: visibleString(refusal.resembles) }
        : { code: 'nameReserved' },
  },
})
