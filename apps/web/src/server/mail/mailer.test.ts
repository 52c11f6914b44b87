import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { mailServer } from '../../testing/mail-server.ts'
import { mailer } from './post.ts'

const letter = { to: 'ada@example.org', subject: 'A link', text: 'Open https://example.org/account' }
const from = 'no-reply@example.org'

it('a letter reaches the configured mail server', async () => {
  const { received, url } = await mailServer()
  await mailer({ url, from })(letter)
  expect(received).toHaveLength(1)
  expect(received[0]).toMatchObject({ from, to: ['ada@example.org'] })
  expect(received[0]?.text).toMatch(/Subject: A link[^]*Open https:\/\/example\.org\/account/)
})

it('a letter that the server rejects is a failure, not silence', async () => {
  const { received, port } = await mailServer()
  await expect(mailer({ url: `smtp://wis:wrong@127.0.0.1:${port}`, from })(letter)).rejects.toThrow()
  expect(received).toEqual([])
})

it('without a mail server letters are written to one file', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wis-mail-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'outbox.eml')
  const send = mailer({ url: pathToFileURL(file).href, from })
  await send(letter)
  await send({ ...letter, subject: 'Another' })
  expect(fs.readFileSync(file, 'utf8')).toMatch(/Subject: A link[^]*Open https[^]*Subject: Another/)
})

it('a name with line breaks adds no header of its own', async () => {
  const { received, url } = await mailServer()
  await mailer({ url, from })({ ...letter, subject: 'Hello\r\nBcc: mallory@example.org' })
  expect(received[0]?.to).toEqual(['ada@example.org'])
  expect(received[0]?.text).not.toMatch(/^Bcc:/m)
})
