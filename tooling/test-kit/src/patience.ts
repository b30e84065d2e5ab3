import { configure } from '@testing-library/react'

// How long something takes is not what these tests are about: a busy machine needs more than the second that is usual.
configure({ asyncUtilTimeout: 15_000 })
