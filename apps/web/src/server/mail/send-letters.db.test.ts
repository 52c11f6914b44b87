import { readLetterWishes, saveLetterWishes } from '@wis/db/accounts'
import { freshDatabase } from '@wis/testkit'
import { expect, it, vi } from 'vitest'
import { GET, POST } from '../../app/account/letters/[secret]/[kind]/end/route.ts'
import { mailServer } from '../../testing/mail-server.ts'
import { mailer } from './post.ts'
import { sendLetters } from './start-letters.ts'

const publicUrl = 'https://spy.example'

async function world(language: 'en' | 'zh' = 'en', refuse: () => number | undefined = () => undefined) {
  const db = await freshDatabase()
  Object.assign(globalThis, { wisDatabase: db })
  const person = { id: 'ada', name: 'Ada', email: 'ada@example.org', emailConfirmedAt: new Date() }
  await db.prisma.user.create({ data: person })
  await saveLetterWishes(db, 'ada', { kinds: ['season-request', 'webhook-off'], language })
  await db.pool.query(`update letter_wishes set chosen_at = now() - interval '1 minute'`)
  const params = { state: 'granted', title: 'Spring\r\nBcc: mallory@example.org' }
  await db.prisma.notice.create({ data: { id: 'told1', userId: 'ada', kind: 'season-request', params } })
  const { received, url } = await mailServer(refuse)
  const send = mailer({ url, from: 'no-reply@spy.example' })
  return { db, received, run: () => sendLetters({ db, send, publicUrl }) }
}

/** A letter as a reader sees it: soft line breaks of quoted-printable removed, headers unfolded. */
const plain = (text: string) =>
  Buffer.from(
    text
      .replaceAll(/=\r\n/g, '')
      .replaceAll(/\r\n[ \t]+/g, ' ')
      .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

it('a notice reaches its reader once, even with several servers, and has a link to end such letters', async () => {
  const { db, received, run } = await world()
  await Promise.all([run(), run()])
  await run()
  expect(received).toHaveLength(1)
  expect(received[0]?.to).toEqual(['ada@example.org'])
  const text = plain(received[0]?.text ?? '')
  const [, secret = ''] =
    /List-Unsubscribe: <https:\/\/spy\.example\/account\/letters\/([\w-]{43})\//.exec(text) ?? []
  expect(text).toContain(`${secret}/season-request/end>`)
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(text).toMatch(/^Message-ID: <told1@spy\.example>/im)
  expect(text).toContain(`https://spy.example/account/letters/${secret}/season-request`)
  expect(text).not.toMatch(/^Bcc:/m)

  const url = `${publicUrl}/account/letters/${secret}/season-request/end`
  const context = { params: Promise.resolve({ secret, kind: 'season-request' }) }
  const kinds = async () => (await readLetterWishes(db, { userId: 'ada' }))?.kinds
  expect((await GET(new Request(url), context)).status).toBe(303)
  expect(await kinds()).toEqual(['season-request', 'webhook-off'])
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await POST(new Request(url, { method: 'POST', body }), context)).status).toBe(200)
  expect(await kinds()).toEqual(['webhook-off'])
  const guess = { params: Promise.resolve({ secret: 'guessed', kind: 'webhook-off' }) }
  expect((await POST(new Request(url, { method: 'POST', body }), guess)).status).toBe(404)
  expect(await kinds()).toEqual(['webhook-off'])
})

it('a letter is in the language of its reader', async () => {
  const { received, run } = await world('zh')
  await run()
  const [, body = ''] = /\r\n\r\n([^]*)/.exec(received[0]?.text ?? '') ?? []
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(received[0]?.text ?? '')
  const read = isBase64 ? Buffer.from(body, 'base64').toString('utf8') : plain(body)
  expect(read).toContain('办赛季的申请已获批准')
  expect(read).toContain('停止接收这类邮件')
})

it('a rejected letter is sent later, and given up after eight attempts', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { db, received, run } = await world('en', () => 550)
  await run()
  await run()
  expect(await db.prisma.letter.findMany()).toMatchObject([{ state: 'waiting', attempts: 1 }])
  for (let n = 0; n < 9; n++) {
    await db.pool.query(`update letters set next_at = now() - interval '1 second'`)
    await run()
  }
  expect(received).toEqual([])
  expect(await db.prisma.letter.findMany()).toMatchObject([
    { state: 'given-up', attempts: 8, outcome: 'answered 550' },
  ])
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
})

it.each([
  ['en', 'connection'],
  ['zh', '连接中断'],
] as const)('an agent that lost its connection is told of by letter (%s)', async (language, words) => {
  const { db, received, run } = await world(language)
  await db.pool.query(`delete from notices`)
  await saveLetterWishes(db, 'ada', { kinds: ['agent-offline'], language })
  await db.pool.query(`update letter_wishes set chosen_at = now() - interval '1 minute'`)
  const agent = { id: 'fox', slug: 'fox', name: 'Fox', languages: ['en'], kind: 'outbound', ownerId: 'ada' }
  await db.prisma.agent.create({ data: agent })
  const notice = { id: 'told2', userId: 'ada', agentId: 'fox', kind: 'agent-offline' }
  await db.prisma.notice.create({ data: { ...notice, params: { reason: 'connection-lost' } } })
  await run()
  expect(received).toHaveLength(1)
  const [, body = ''] = /\r\n\r\n([^]*)/.exec(received[0]?.text ?? '') ?? []
  const isBase64 = /Content-Transfer-Encoding: base64/i.test(received[0]?.text ?? '')
  const read = isBase64 ? Buffer.from(body, 'base64').toString('utf8') : plain(body)
  expect(read).toContain(words)
  expect(read).toContain('https://spy.example/agents/fox')
})
