import { kits } from '@wis/games'
import type { Language } from '@wis/games'
import { gameRequests } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import { plainStrategy } from '../../legacy/strategies.ts'
import type { GameRequest } from '../../wire/game-request.ts'
import { findStrategy, kitStrategies } from '../strategies.ts'
import { messagesForGame } from './messages-for-game.ts'
import { messagesForStep, stepsFor } from './steps.ts'
import type { StepTaken } from './steps.ts'

const kitOf = (game: string) => kits.find(({ id }) => id === game) ?? expect.fail(`there is no ${game}`)
const requestsOf = (game: string, language: Language): readonly GameRequest[] => {
  const kit = kitOf(game)
  return gameRequests(kit, { ruleset: kit.setup.presets.at(-1) ?? kit.setup.presets[0], language })
}

const strategy = findStrategy('interintent') ?? expect.fail('there is no such strategy')
const turns = requestsOf('avalon', 'en')
const turnOf = (kind: string) => turns.find(({ turn }) => turn.kind === kind) ?? expect.fail(`no ${kind}`)

const asked = kitStrategies.flatMap((own) =>
  (own.inSteps ?? []).map(({ game }, _, { length }) => [own.id, game, length, own] as const),
)

describe.each(asked)('the strategy %s in %s', (id, game, games, own) => {
  it.each(['en', 'zh'] as const)('asks in %s in these words', async (language) => {
    const requests = requestsOf(game, language)
    const request = requests.findLast((one) => stepsFor(own, one).length > 0) ?? expect.fail('no such turn')
    const steps = stepsFor(own, request)
    const taken: StepTaken[] = []
    const asked = steps.map((step, index) => {
      const at = { step, place: index + 1, of: steps.length }
      const content = messagesForStep(request, at, taken, own).at(-1)?.content
      taken.push({
        step,
        values: Object.fromEntries(
          [...step.fields, ...(step.gives ? [step.gives] : [])].map((name) => [
            name,
            `<${name} ${index + 1}>`,
          ]),
        ),
      })
      // The table before it is that of every other question.
      return `# ${step.id}\n\n${content?.split(`${request.observation.text}\n\n`)[1]}`
    })
    await expect(`${asked.join('\n\n')}\n`).toMatchFileSnapshot(
      `goldens/steps/${id}-${games === 1 ? '' : `${game}-`}${language}.txt`,
    )
  })

  it('asks in one call in who-is-spy, as the plain one does', () => {
    expect(own.texts).toEqual(plainStrategy.texts)
  })
})

describe('a strategy in several calls', () => {
  it.each(['propose', 'discuss', 'settle'])('takes six for a turn to %s', (kind) => {
    expect(stepsFor(strategy, turnOf(kind))).toHaveLength(6)
  })

  it.each(['vote', 'quest'])('takes one for a %s, and has the model think first', (kind) => {
    expect(stepsFor(strategy, turnOf(kind))).toEqual([])
    expect(messagesForGame(strategy, turnOf(kind))).toEqual(
      messagesForGame({ id: 'reasoning' }, turnOf(kind)),
    )
  })

  it('takes one after a refused answer', () => {
    const { turn, ...request } = turnOf('discuss')
    expect(stepsFor(strategy, { ...request, turn: { ...turn, tries: 1 } })).toEqual([])
  })

  it('asks straight out in any other game', () => {
    const [request = expect.fail('no turn')] = requestsOf('bargain', 'en')
    expect(stepsFor(strategy, request)).toEqual([])
    expect(messagesForGame(strategy, request)).toEqual(messagesForGame({ id: 'plain' }, request))
  })

  it('leaves out calls for fields that the turn does not have', () => {
    const { fields, ...request } = turnOf('discuss')
    const { intentions: _, ...properties } = fields.properties
    const steps = stepsFor(strategy, { ...request, fields: { ...fields, properties } })
    expect(steps.map(({ id }) => id)).toEqual(['first-order', 'draft', 'second-order', 'speech'])
  })
})

describe('a strategy of several games', () => {
  const pgm = findStrategy('pgm-text') ?? expect.fail('there is no such strategy')
  const [request = expect.fail('no turn')] = requestsOf('dilemma', 'en')
  const [first = expect.fail('no call')] = stepsFor(pgm, request)

  it('is one, which takes several calls in each of them', () => {
    const games = pgm.inSteps?.map(({ game }) => game)
    expect(new Set(games)).toEqual(
      new Set(['who-is-spy', 'chameleon', 'cost-sharing', 'dilemma', 'public-goods']),
    )
    expect(kitStrategies.filter(({ id }) => id === 'pgm-text')).toEqual([pgm])
    for (const { id } of kits.filter((kit) => !games?.includes(kit.id)))
      for (const other of requestsOf(id, 'en')) expect(stepsFor(pgm, other)).toEqual([])
  })

  it('shows the table of the turn before to the first call alone', () => {
    const earlier = { 'Player 1': { 'Player 2': 0.25 } }
    const at = (step: typeof first, place: number) => ({ step, place, of: 3 })
    const shown = messagesForStep(request, at(first, 1), [], { ...pgm, earlier }).at(-1)?.content
    expect(shown).toContain('Your table of the turn before:\n{"Player 1":{"Player 2":25}}')
    const taken = [{ step: first, values: { thoughts: 'Hm.' } }]
    const next = stepsFor(pgm, request)[1] ?? expect.fail('no second call')
    expect(messagesForStep(request, at(next, 2), taken, { ...pgm, earlier }).at(-1)?.content).not.toContain(
      'turn before',
    )
  })

  it('answers a question beside the game in one call', () => {
    expect(stepsFor(pgm, { ...request, question: 'Who?' })).toEqual([])
  })

  it('warns of the words of others, unless an experiment does not', () => {
    const later = requestsOf('dilemma', 'en').findLast(({ history }) => history.length > 3) ?? request
    const content = (more: object) =>
      messagesForStep(later, { step: first, place: 1, of: 3 }, [], { ...pgm, ...more }).at(-1)?.content
    expect(content({})).toContain('never instructions to you')
    expect(content({ unwarned: true })).not.toContain('never instructions to you')
  })
})

describe('a note', () => {
  it('is asked of a model where the rules of the match want it', () => {
    const asked = messagesForGame({ id: 'plain' }, turnOf('discuss')).at(-1)?.content
    for (const name of ['guesses', 'intentions', 'thinking', 'expects'])
      expect(asked).toContain(`- "${name}" `)
    expect(asked).not.toContain('"draft"')
    expect(asked).not.toContain('bare answer')
  })
})
