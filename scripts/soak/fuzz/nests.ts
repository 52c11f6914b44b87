import type { Rng } from '@wis/engine'
import { multipart } from './actions.ts'
import { whole } from './api.ts'
import { frame } from './raw.ts'
import { once } from './request.ts'
import type { Fuzz, Generator, Stage } from './request.ts'

/** Ways to put something into itself, in every language that a reader of ours knows. */
const ways: Readonly<Record<string, (levels: number) => string>> = {
  lists: (levels) => '['.repeat(levels) + ']'.repeat(levels),
  'lists without an end': (levels) => '['.repeat(levels),
  maps: (levels) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  'maps without an end': (levels) => '{"a":'.repeat(levels),
  'lists of maps': (levels) => `${'[{"a":'.repeat(levels)}1${'}]'.repeat(levels)}`,
  'quotes between brackets': (levels) => '["]",'.repeat(levels),
  'escaped quotes': (levels) => `${'["\\"",'.repeat(levels)}1${']'.repeat(levels)}`,
  'JSON in JSON': (levels) => quotedAgain('[1]', Math.min(levels, 12)),
  dashes: (levels) => `${'- '.repeat(levels)}x`,
  'explicit keys': (levels) => `${'? '.repeat(levels)}x`,
  'keys in maps': (levels) => `${'{? '.repeat(levels)}x${'}'.repeat(levels)}`,
  'lists as keys': (levels) => `${'['.repeat(levels)}x${']: 1'.repeat(levels)}`,
  indentation: (levels) => lines(Math.min(levels, 400), (at) => `${' '.repeat(at)}a:`),
  'lists by indentation': (levels) => lines(Math.min(levels, 300), (at) => `${' '.repeat(2 * at)}- a:`),
  anchors: (levels) => '&a ['.repeat(levels),
  'aliases of aliases': (levels) =>
    lines(Math.min(levels, 40), (at) => `a${at}: &a${at} [${`*a${at - 1}, `.repeat(9)}]`),
  tags: (levels) => '!!map {a: '.repeat(levels),
  'quoted lines': (levels) => `${'> '.repeat(levels)}x`,
  emphasis: (levels) => `${'*a **b '.repeat(levels)}`,
  links: (levels) => `${'['.repeat(levels)}x${'](y)'.repeat(levels)}`,
  parentheses: (levels) => '('.repeat(levels) + ')'.repeat(levels),
  elements: (levels) => '<a>'.repeat(levels) + '</a>'.repeat(levels),
  'words that almost match': (levels) => `${'a '.repeat(levels)}!`,
  spaces: (levels) => `${' '.repeat(levels * 4)}x`,
}

const quotedAgain = (text: string, times: number): string =>
  times === 0 ? text : quotedAgain(JSON.stringify(text), times - 1)

const lines = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n')

const longest = 60_000

/** A text that is nested a little, or around the depths at which stacks end. */
export function nest(rng: Rng, most: number = longest): string {
  const levels = rng.pick([20, 63, 64, 65, 300, 600 + rng.int(1_500), 600 + rng.int(1_500), 12_000])
  return rng.pick(Object.values(ways))(levels).slice(0, most)
}

/** Nesting of every kind, wherever the site and its sockets read what a stranger sends. */
export const nesting: Generator = (rng, stage) =>
  rng.pick([ofCall, ofCall, ofForm, ofForm, ofForm, ofSignIn, ofPage, ofSocket])(rng, stage)

/** A body that is nothing else, or one in which a field is. */
function ofCall(rng: Rng, { document, askers, ids }: Stage): Fuzz {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .filter((method) => /^(post|put|patch)$/.test(method))
      .map((method) => [path, method] as const),
  )
  const [path, method] = once(rng, 3) ? (['/experiments', 'post'] as const) : rng.pick(calls)
  const field = rng.pick(['spec', 'text', 'settings', 'connector', 'ruleset', 'a'])
  const made = rng.pick([
    () => nest(rng),
    () => `{"${field}":${nest(rng)}}`,
    () => JSON.stringify({ [field]: whole(nest(rng)) }),
    () => `{"${field}":{"connector":{"settings":{"extra":${nest(rng)}}}}}`,
  ])()
  return {
    kind: 'api',
    method: method.toUpperCase(),
    target: `/api/v1${path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(rng.pick(ids)))}`,
    headers: [...rng.pick(askers), ['content-type', 'application/json']],
    body: Buffer.from(made),
  }
}

const fields = ['text', 'extra', 'name', 'description', 'instructions', 'connector', 'state', 'pairs', 'url']
/** They choose the branch of an action that reads the others. */
const choices = [
  ['mode', 'text'],
  ['kind', 'openai'],
  ['strategy', 'plain'],
  ['intent', 'start'],
] as const

/** Every field of a form at once, and the arguments that React writes beside them. */
function ofForm(rng: Rng, { actions, pages, askers, ids, port }: Stage): Fuzz {
  const path = once(rng, 2) ? '/lab/new' : rng.pick(pages)
  const id = rng.pick(actions)
  const isScript = !once(rng, 3)
  const prefix = isScript ? '_1_' : ''
  const filled = fields.map((name) => [`${prefix}${name}`, nest(rng, 20_000)] as const)
  const chosen = choices.map(([name, value]) => [`${prefix}${name}`, value] as const)
  const state = once(rng, 3) ? nest(rng) : '{}'
  const bound = once(rng, 2) ? `,"x":${nest(rng)}` : ''
  const hidden = [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', once(rng, 6) ? nest(rng) : `{"id":"${id}","bound":"$@1"${bound}}`],
    ['$ACTION_1:1', `[${state}]`],
    ['$ACTION_KEY', 'k1'],
  ] as const
  const list = rng.pick([`[${state},"$K1"]`, `[${state},"$K1"]`, '["$K1"]', `[${nest(rng)}]`, nest(rng)])
  const boundary = `----nest${rng.int(1e9)}`
  const parts = [...chosen, ...filled, ...(isScript ? [['0', list] as const] : hidden)]
  return {
    kind: 'action',
    method: 'POST',
    target: path.replaceAll(/\[\.*\w+\]/g, () => encodeURIComponent(rng.pick(ids))),
    headers: [
      ...rng.pick(askers),
      ['content-type', `multipart/form-data; boundary=${boundary}`],
      ['origin', `http://localhost:${port}`],
      ...(isScript
        ? ([
            ['next-action', id],
            ['accept', 'text/x-component'],
          ] as const)
        : []),
    ],
    body: Buffer.from(multipart(parts, boundary), 'utf8'),
  }
}

function ofSignIn(rng: Rng, { askers }: Stage): Fuzz {
  const json = once(rng, 2) ? nest(rng) : `{"csrfToken":"x","email":${nest(rng)}}`
  return {
    kind: 'sign-in',
    method: 'POST',
    target: `/api/auth/${rng.pick(['callback/credentials', 'signin/github', 'signout', '_log'])}`,
    headers: [...rng.pick(askers), ['content-type', 'application/json']],
    body: Buffer.from(json),
  }
}

/** Headers and addresses are short: Node itself refuses more than 16 KiB of them. */
function ofPage(rng: Rng, { pages, askers, ids }: Stage): Fuzz {
  const path = rng.pick(pages).replaceAll(/\[\.*\w+\]/g, () => encodeURIComponent(rng.pick(ids)))
  const levels = rng.pick([20, 65, 600, 1_000])
  const tree = `${'["",{"children":'.repeat(levels)}["",{}]${'}]'.repeat(levels)}`.slice(0, 12_000)
  const state = once(rng, 2) ? tree : nest(rng, 12_000).replaceAll('\n', ' ')
  const query = rng.pick([
    () => `q=${encodeURIComponent(nest(rng, 3_000))}`,
    () => `q${encodeURIComponent('[a]'.repeat(300))}=1`,
    () => Array.from({ length: 400 }, (_, at) => `season=${at}`).join('&'),
  ])()
  return {
    kind: 'page',
    method: 'GET',
    target: `${path}?${query}`,
    headers: [
      ...rng.pick(askers),
      ...(once(rng, 2)
        ? ([
            ['rsc', '1'],
            ['next-router-state-tree', state],
          ] as const)
        : []),
      ...(once(rng, 4) ? ([['cookie', `wis-theme=${encodeURIComponent(nest(rng, 3_000))}`]] as const) : []),
    ],
  }
}

/** Messages of watchers and of agents, with bytes in them or not. */
function ofSocket(rng: Rng): Fuzz {
  const isAgent = once(rng, 2)
  const inside = nest(rng)
  const ofAgent = [
    inside,
    `{"type":"agent.hello","agent":${inside}}`,
    `{"type":"turn.answer","id":${inside}}`,
  ]
  const ofWatcher = [
    `40/live,${inside}`,
    `42/live,["match.watch",${inside}]`,
    `42/live,["match.watch",{"matchId":${inside},"since":0}]`,
    `51-/live,["match.watch",${inside}]`,
    `40/agent,{"agent":"x","token":${inside}}`,
    `42/agent,["turn.answer",${inside}]`,
  ]
  const said = isAgent ? [rng.pick(ofAgent)] : ['40/live,', rng.pick(ofWatcher), rng.pick(ofWatcher)]
  return {
    kind: 'socket',
    target: isAgent ? '/agent' : '/socket.io/?EIO=4&transport=websocket',
    frames: said.map((text) => frame(rng, Buffer.from(text))),
  }
}
