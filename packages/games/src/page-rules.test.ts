import { languages } from '@wis/engine'
import { expect, it } from 'vitest'
import { kits } from './kits.ts'

it.each(kits.map((kit) => [kit.id, kit] as const))(
  'pages say as many rules of %s as agents are told, each in words',
  (_, { setup, texts }) => {
    for (const ruleset of setup.presets)
      for (const language of languages) {
        const { rules, pageRules } = texts[language]
        const [told, read] = [rules(ruleset), pageRules(ruleset)].map((text) => text.split('\n'))
        expect(read).toHaveLength(told?.length ?? 0)
        for (const line of read ?? []) expect(line).not.toMatch(/[{}]|undefined/)
      }
  },
)
