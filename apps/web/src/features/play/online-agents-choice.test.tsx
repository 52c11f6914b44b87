import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OnlineAgentsChoice } from './online-agents-choice.tsx'

const words = { legend: 'Online agents', none: 'None', any: 'Any of them', hint: 'Their owners agreed.' }
const agent = (slug: string) => ({ id: `id-${slug}`, slug, name: slug.toUpperCase() })
const tables = [
  { game: 'dilemma', language: 'en', agents: [agent('nora'), agent('olaf')] },
  { game: 'who-is-spy', language: 'zh', agents: [agent('pia')] },
] as const

/** The options, with the chosen one in brackets. */
function options(game: string, language: string, onlineAgents?: string): string[] {
  const shown = renderToStaticMarkup(
    <OnlineAgentsChoice tables={tables} chosen={{ game, language, onlineAgents }} any="*" words={words} />,
  )
  return [...shown.matchAll(/<option value="([^"]*)"( selected="")?>/g)].map(([, value, chosen]) =>
    chosen === undefined ? (value ?? '') : `[${value}]`,
  )
}

describe('the choice of online agents', () => {
  it('names those of the chosen game and language, and none is chosen at first', () => {
    expect(options('dilemma', 'en')).toEqual(['[]', '*', 'nora', 'olaf'])
    expect(options('who-is-spy', 'zh')).toEqual(['[]', '*', 'pia'])
  })

  it('is not there where no such agent is free', () => {
    expect(options('dilemma', 'zh')).toEqual([])
    expect(options('holdem', 'en', '*')).toEqual([])
  })

  it('keeps what was chosen before, unless that agent has gone', () => {
    expect(options('dilemma', 'en', 'olaf')).toEqual(['', '*', 'nora', '[olaf]'])
    expect(options('dilemma', 'en', '*')).toEqual(['', '[*]', 'nora', 'olaf'])
    expect(options('dilemma', 'en', 'pia')).toEqual(['[]', '*', 'nora', 'olaf'])
  })
})
