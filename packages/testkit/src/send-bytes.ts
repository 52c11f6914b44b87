import { connect } from 'node:net'

/** Sends these bytes, and hangs up or waits for the end of the answer. */
export const sendBytes = (origin: string, bytes: string, hangsUp = false): Promise<string> =>
  new Promise((resolve) => {
    let heard = ''
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname, () =>
      socket.write(bytes, () => hangsUp && socket.destroy()),
    )
    socket.on('data', (part) => (heard += part.toString()))
    socket.on('close', () => resolve(heard))
  })
