import type { Rng } from '@wis/engine'
import { whole } from './api.ts'
import { once } from './request.ts'
import type { Fuzz, Generator } from './request.ts'
import { anything, spoiled, text } from './texts.ts'

const fields = [
  ...[
    'name',
    'email',
    'password',
    'current',
    'id',
    'agent',
    'agents',
    'season',
    'slug',
    'match',
    'matchId',
    'seq',
    'reason',
    'language',
    'languages',
    'mode',
    'online',
  ],
  ...[
    'description',
    'connector',
    'kind',
    'url',
    'baseUrl',
    'model',
    'space',
    'token',
    'note',
    'number',
    'confirmName',
    'scopes',
    'days',
    'events',
    'delivery',
    'active',
    'intent',
  ],
  ...[
    'points',
    'decision',
    'to',
    'startsAt',
    'endsAt',
    'pairs',
    'format',
    'ruleset',
    'state',
    'role',
    'theme',
    'locale',
    'first',
    'second',
    'domain',
    'difficulty',
    'answer',
    'title',
    'text',
    'avatar',
    'opponents',
    'ticket',
    'count',
    'instructions',
    'speech',
    'vote',
    'strategy',
    'concurrency',
    'matchesPerDay',
  ],
]

/** A form of the site, sent as by React in a browser, as without scripts, or almost so. */
export const action: Generator = (rng, { actions, pages, askers, ids, port }) => {
  const id = once(rng, 10) ? text(rng).replaceAll(/[^\x21-\x7e]/g, '') : rng.pick(actions)
  const path = rng.pick(pages).replaceAll(/\[\.*\w+\]/g, () => encodeURIComponent(rng.pick(ids)))
  const isScript = !once(rng, 4)
  const boundary = `----fuzz${'0'.repeat(20)}${rng.int(1e9)}`
  const parts = isScript ? ofScript(rng, ids) : ofPlainForm(rng, ids, id)
  const form = Buffer.from(multipart(parts, boundary), 'utf8')
  const origin = once(rng, 20) ? rng.pick(['null', 'http://evil.example', '%%']) : `http://localhost:${port}`
  const type = once(rng, 20)
    ? rng.pick([
        'multipart/form-data',
        'text/plain;charset=UTF-8',
        'application/x-www-form-urlencoded',
        'application/json',
      ])
    : `multipart/form-data; boundary=${boundary}`
  return {
    kind: 'action',
    method: 'POST',
    target: path,
    headers: [
      ...rng.pick(askers),
      ['content-type', type],
      ...(once(rng, 10) ? [] : [['origin', origin] as const]),
      ...(isScript ? [['next-action', id] as const, ['accept', 'text/x-component'] as const] : []),
    ],
    body: once(rng, 8) ? spoiled(rng, form) : form,
  }
}

type Part = readonly [name: string, value: string]

const given = (rng: Rng, ids: readonly string[], prefix: string): Part[] =>
  fields
    .filter(() => once(rng, 5))
    .map((name) => [`${prefix}${once(rng, 40) ? text(rng) : name}`, text(rng, ids)])

function ofScript(rng: Rng, ids: readonly string[]): Part[] {
  const state = JSON.stringify(
    once(rng, 4) ? anything(rng, ids) : { errors: {}, kept: { name: '$$x' }, isDone: false },
  )
  const list = once(rng, 12)
    ? JSON.stringify(anything(rng, ids))
    : once(rng, 2)
      ? '["$K1"]'
      : `[${state},"$K1"]`
  return [
    ...given(rng, ids, once(rng, 20) ? '_2_' : '_1_'),
    ['0', list],
    ...(once(rng, 20) ? [['1', '"$0"'] as const] : []),
  ]
}

function ofPlainForm(rng: Rng, ids: readonly string[], id: string): Part[] {
  if (once(rng, 2)) return [[`$ACTION_ID_${id}`, ''], ...given(rng, ids, '')]
  const state = JSON.stringify(once(rng, 4) ? anything(rng, ids) : [{ errors: {} }])
  const bound = once(rng, 8) ? text(rng) : '$@1'
  const parts: Part[] = [
    ['$ACTION_REF_1', ''],
    ['$ACTION_1:0', JSON.stringify({ id, bound })],
    ['$ACTION_1:1', state],
    ['$ACTION_KEY', text(rng)],
    ...given(rng, ids, ''),
  ]
  return parts.filter(() => !once(rng, 25))
}

export function multipart(parts: readonly Part[], boundary: string): string {
  const written = parts.map(([name, value]) => {
    const quoted = whole(name)
      .replaceAll('"', '%22')
      .replaceAll(/[\r\n]/g, ' ')
    return `--${boundary}\r\nContent-Disposition: form-data; name="${quoted}"\r\n\r\n${value}\r\n`
  })
  return `${written.join('')}--${boundary}--\r\n`
}

const calls = [
  'csrf',
  'session',
  'signin',
  'signin/github',
  'callback/credentials',
  'callback/github',
  'signout',
  'error',
  'providers',
  'verify-request',
  '_log',
  'x',
  '',
]

/** The protocol of next-auth, with fields that lead nowhere. */
export const signIn: Generator = (rng, { askers, ids }): Fuzz => {
  const pairs = ['callbackUrl', 'error', 'csrfToken', 'email', 'password', 'json', 'code', 'state'].filter(
    () => once(rng, 3),
  )
  const values = Object.fromEntries(pairs.map((name) => [name, whole(text(rng, ids))]))
  const form = new URLSearchParams(values).toString()
  const isPost = once(rng, 2)
  const isJson = once(rng, 3)
  return {
    kind: 'sign-in',
    method: isPost ? 'POST' : 'GET',
    target: `/api/auth/${rng.pick(calls)}${isPost ? '' : `?${form}`}`,
    headers: [
      ...rng.pick(askers),
      ...(once(rng, 4)
        ? [
            [
              'cookie',
              `next-auth.callback-url=${encodeURIComponent(whole(text(rng)))}; next-auth.csrf-token=${rng.pick(['x', '%7C', 'a|b'])}`,
            ] as const,
          ]
        : []),
      ['content-type', isJson ? 'application/json' : 'application/x-www-form-urlencoded'],
    ],
    ...(isPost && {
      body: Buffer.from(isJson ? JSON.stringify(once(rng, 3) ? anything(rng, ids) : values) : form),
    }),
  }
}
