import { answerCall } from '../../../../server/api/answer-call.ts'

export {
  answerCall as DELETE,
  answerCall as GET,
  answerCall as OPTIONS,
  answerCall as PATCH,
  answerCall as POST,
  answerCall as PUT,
}
