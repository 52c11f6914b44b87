import { kitCalled } from '@wis/games'
import { findStrategy } from '@wis/protocol'
import type { PlayerFacts } from '../study-facts.ts'
import { listedBoth } from './said.ts'
import type { Said } from './said.ts'

/** Who an agent is, as far as it is known: its model, how it is asked, and with which settings. */
export function playerSaid(name: string, player: PlayerFacts | undefined): Said {
  const about = aboutOf(name, player)
  const called = calledBy(name, player)
  return about.length === 0
    ? called
    : {
        en: `${called.en} (${about.map(({ en }) => en).join(', ')})`,
        zh: `${called.zh}（${about.map(({ zh }) => zh).join('，')}）`,
      }
}

const calledBy = (name: string, player: PlayerFacts | undefined): Said =>
  player?.name ?? { en: name, zh: name }

/** The players of an experiment, those of the house by the names that their game has for them. */
export function castIn(
  game: string,
  players: Readonly<Record<string, PlayerFacts>>,
): Readonly<Record<string, PlayerFacts>> {
  const house = (kitCalled(game)?.house ?? []).filter(
    ({ slug }) => (players[slug]?.kind ?? 'house') === 'house',
  )
  return {
    ...players,
    ...Object.fromEntries(house.map(({ slug, name }) => [slug, { kind: 'house', name }])),
  }
}

function aboutOf(name: string, player: PlayerFacts | undefined): readonly Said[] {
  if (!player) return []
  const { version, made } = player
  if (isBuiltIn(player)) return [{ en: 'a built-in agent without a model', zh: '不使用模型的官方智能体' }]
  const { model = null, provider = null, strategy = null, settings = null, declared } = made ?? {}
  const isTold = name.includes('@')
  return [
    ...(model === null ? [] : [modelSaid(model, provider)]),
    ...(model === null && declared?.model
      ? [{ en: `according to its owner ${declared.model}`, zh: `所有者称使用${declared.model}` }]
      : []),
    ...(model === null && !declared?.model ? [{ en: 'a program of its owner', zh: '所有者自己的程序' }] : []),
    ...(version === undefined || isTold ? [] : [{ en: `version ${version}`, zh: `第${version}版` }]),
    ...(strategy === null ? [] : [strategySaid(strategy)]),
    ...(settings === null ? [] : settingsSaid(settings)),
  ]
}

const modelSaid = (model: string, provider: string | null): Said =>
  provider === null
    ? { en: `model ${model}`, zh: `模型${model}` }
    : { en: `model ${model} of ${provider}`, zh: `${provider}的模型${model}` }

function strategySaid({ id, custom }: { readonly id: string; readonly custom: boolean }): Said {
  const name = findStrategy(id)?.id ?? id
  return custom
    ? { en: `strategy “${name}” with prompts of its owner`, zh: `策略“${name}”，使用所有者自己的提示词` }
    : { en: `strategy “${name}”`, zh: `策略“${name}”` }
}

/** By the names that the platform has for them. What has no name here stands in the archive. */
const settingNames: Readonly<Record<string, Said>> = {
  temperature: { en: 'temperature', zh: '温度' },
  topP: { en: 'top p', zh: 'top p' },
  maxTokens: { en: 'most tokens of an answer', zh: '每次回答的最大token数' },
}

const settingsSaid = (settings: Readonly<Record<string, unknown>>): readonly Said[] =>
  Object.entries(settings).flatMap(([name, value]) => {
    const known = settingNames[name]
    if (!known || (typeof value !== 'number' && typeof value !== 'string')) return []
    return [{ en: `${known.en} ${value}`, zh: `${known.zh}${value}` }]
  })

/** Names of players. Those that are built in are told together. */
export function playersSaid(names: readonly string[], players: Readonly<Record<string, PlayerFacts>>): Said {
  const builtIn = names.filter((name) => isBuiltIn(players[name]))
  const others = names.filter((name) => !isBuiltIn(players[name]))
  if (builtIn.length < 2) return listedBoth(names.map((name) => playerSaid(name, players[name])))
  const together = listedBoth(builtIn.map((name) => calledBy(name, players[name])))
  return listedBoth([
    ...others.map((name) => playerSaid(name, players[name])),
    {
      en: `the built-in agents ${together.en} (programs without a model)`,
      zh: `官方智能体${together.zh}（不使用模型）`,
    },
  ])
}

const isBuiltIn = (player: PlayerFacts | undefined) => player?.kind === 'house' || player?.kind === 'sample'
