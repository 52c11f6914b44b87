import type { GameKit } from './game-kit.ts'
import { ruleFields } from './rule-fields.ts'
import type { AnyRuleset } from './ruleset.ts'

/** Values for fields of the rules, by name or by path, such as `payoffs.oneDefects`. `seats` is the number of players. */
export type Settings = Readonly<Record<string, unknown>>

export type RulesetWith =
  | { readonly ok: true; readonly ruleset: AnyRuleset }
  | { readonly ok: false; readonly field: string; readonly fault: string }

/**
 * A ruleset with other values, as whoever organizes a match sets them. Its id tells all of them, so that two rulesets
 * with one id are the same.
 */
export function rulesetWith(kit: Pick<GameKit, 'setup'>, base: AnyRuleset, settings: Settings): RulesetWith {
  const set = Object.entries(settings).map(
    ([path, value]) => [path === 'seats' ? 'players' : path, value] as const,
  )
  if (set.length === 0) return { ok: true, ruleset: base }
  for (const [path] of set)
    if (!hasField(base, path) && !mayHave(kit, path))
      return { ok: false, field: path, fault: 'no such field' }
  const told = set.map(([path, value]) => `${path}=${JSON.stringify(value)}`).toSorted()
  const changed = set.reduce<object>(
    (ruleset, [path, value]) => withValue(ruleset, path.split('.'), value),
    base,
  )
  const read = kit.setup.ruleset.safeParse({ ...changed, id: `${base.id}+${told.join(',')}` })
  if (read.success) return { ok: true, ruleset: read.data }
  const [issue] = read.error.issues
  return { ok: false, field: issue?.path.join('.') ?? '', fault: issue?.message ?? '' }
}

/** Who organizes a match sets values, and does not rename a ruleset. */
const isOwn = (path: string) => path === 'id'

const hasField = (ruleset: object, path: string): boolean =>
  !isOwn(path) && path.split('.').reduce<unknown>((held, name) => valueIn(held, name), ruleset) !== undefined

/** A field that is younger than the ruleset. */
const mayHave = (kit: Pick<GameKit, 'setup'>, path: string): boolean =>
  ruleFields(kit).some((field) => field.path === path && field.missing !== undefined)

const valueIn = (held: unknown, name: string): unknown =>
  typeof held === 'object' && held !== null
    ? Object.entries(held).find(([key]) => key === name)?.[1]
    : undefined

function withValue(held: object, [name = '', ...rest]: readonly string[], value: unknown): object {
  const inner = valueIn(held, name)
  const isDeeper = rest.length > 0 && typeof inner === 'object' && inner !== null
  return { ...held, [name]: isDeeper ? withValue(inner, rest, value) : value }
}
