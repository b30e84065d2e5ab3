export { writingSlice } from './writing-slice.ts'
