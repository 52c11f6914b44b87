import { Decoder, Encoder, PacketType } from 'socket.io-parser'

const withBytes = new RegExp(`^[${PacketType.BINARY_EVENT}${PacketType.BINARY_ACK}]`)

/**
 * Reads the packets of socket.io that this server knows. A message with bytes in it is none of them: the library would
 * look for their places in it, and call itself for each level that it is nested.
 */
class WithoutBytes extends Decoder {
  override add(packet: unknown): void {
    if (typeof packet !== 'string' || withBytes.test(packet))
      throw new TypeError('no message here holds bytes')
    super.add(packet)
  }
}

export const socketParser = { Encoder, Decoder: WithoutBytes }
