import { kitCalled } from '@wis/games'
import type { Language } from '@wis/games'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import en from '../../../messages/en.ts'
import zh from '../../../messages/zh.ts'
import { fieldsToSet } from './fields-of-game.ts'
import { RuleFields } from './rule-fields.tsx'

const messages = { en, zh }

interface Shown {
  readonly locale?: Language
  readonly typed?: Readonly<Record<string, string>>
  readonly fault?: readonly [path: string, text: string]
}

function formOf(game: string, { locale = 'en', typed = {}, fault }: Shown = {}): string {
  const kit = kitCalled(game) ?? expect.fail(game)
  const rulesets = kit.setup.presets.map(({ id }) => id)
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} timeZone="UTC" messages={messages[locale]}>
      <RuleFields
        fields={fieldsToSet(kit, rulesets, locale)}
        typed={typed}
        errorOf={(path) => (path === fault?.[0] ? fault[1] : undefined)}
      />
    </NextIntlClientProvider>,
  )
}

it('shows the range of a field and its value in each ruleset, in the language of the reader', () => {
  expect(formOf('liars-dice')).toContain('arena: 5 · short: 3 — From 1 to 6.')
  expect(formOf('liars-dice')).toContain('arena: Yes · short: No')
  expect(formOf('liars-dice', { locale: 'zh' })).toContain('每人骰子数')
})

it('is folded until a field is set, and keeps what was typed', () => {
  expect(formOf('liars-dice')).not.toContain('open=""')
  const set = formOf('liars-dice', { typed: { 'set.dice': '2', 'set.wild': 'false' } })
  expect(set).toContain('open=""')
  expect(set).toMatch(/name="set\.dice"[^>]*value="2"/)
  expect(set).toContain('<option value="false" selected="">No</option>')
})

it('tells a fault at its field, and that of a group at the first field of it', () => {
  expect(formOf('liars-dice', { fault: ['dice', 'too many'] })).toContain('! too many')
  const grouped = formOf('cost-sharing', { fault: ['weights', 'all are zero'] })
  expect(grouped.split('! all are zero')).toHaveLength(2)
})

it('offers a choice by its names', () => {
  expect(formOf('hanabi')).toContain('<option value="keep">as it was</option>')
})
