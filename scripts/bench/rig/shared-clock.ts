/** Milliseconds on the clock that all processes of a machine share. */
export const sharedClockMs = () => Number(process.hrtime.bigint()) / 1e6
