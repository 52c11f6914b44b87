import type { ClientToServer, ServerToClient } from '@wis/protocol'

/** The messages of the gateway. */
export type News = {
  [Name in keyof ServerToClient]: {
    readonly name: Name
    readonly message: Parameters<ServerToClient[Name]>[0]
  }
}[keyof ServerToClient]

export interface LineEvents {
  /** The line is open, for the first time or again. The gateway has forgotten all earlier questions. */
  opened(): void
  lost(): void
  heard(news: News): void
}

/** A line to the gateway that reconnects by itself until it is closed. */
export interface LiveLine {
  readonly isOpen: boolean
  /** Sends nothing while the line is down. */
  send<Name extends keyof ClientToServer>(name: Name, ...message: Parameters<ClientToServer[Name]>): void
  close(): void
}
