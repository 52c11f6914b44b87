import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server on this machine for the running test, with the letters that it has received. */
export async function mailServer(refuse: () => number | undefined = () => undefined) {
  const received: { readonly from: string; readonly to: readonly string[]; readonly text: string }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) =>
      done(username === 'wis' && password === 'p@ss' ? null : new Error('no'), { user: username ?? '' }),
    onRcptTo: (_, __, done) => {
      const refusal = refuse()
      done(refusal === undefined ? null : Object.assign(new Error('refused'), { responseCode: refusal }))
    },
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (part: Buffer) => (text += part.toString()))
      stream.on('end', () => {
        const sender = envelope.mailFrom === false ? '' : envelope.mailFrom.address
        received.push({ from: sender, to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  onTestFinished(() => void server.close())
  const { port } = listening.address() as AddressInfo
  return { received, url: `smtp://wis:p%40ss@127.0.0.1:${port}`, port }
}
