export { markedVisitor, visitorHeader, visitorMark } from '../secret/visitor-mark.ts'
