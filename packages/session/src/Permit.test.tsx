import { configureStore } from '@reduxjs/toolkit'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it } from 'vitest'
import { can, ModelIdProvider, Permit, sessionReducer } from './index.ts'

const item = (enCode: string) => ({ id: enCode, fullName: enCode, enCode })
const permissions = [
  {
    modelId: 'dictionary',
    moduleName: '数据字典',
    button: [item('btn_add'), item('btn_download')],
    column: [item('fullName')],
    form: [item('enCode')],
    resource: [],
  },
]

describe('can', () => {
  it.each([
    ['dictionary', { code: 'btn_add' }, true],
    ['dictionary', { code: 'btn_edit' }, false],
    ['dictionary', { code: 'fullName' }, false],
    ['dictionary', { code: 'fullName', kind: 'column' as const }, true],
    ['dictionary', { code: 'enCode', kind: 'form' as const }, true],
    ['dictionary', { code: 'enCode', kind: 'column' as const }, false],
    ['user', { code: 'btn_add' }, false],
    [undefined, { code: 'btn_add' }, false],
    ['', { code: 'btn_add' }, false],
  ])('on page %s, permission %o: %s', (modelId, asked, expected) => {
    expect(can(permissions, modelId, asked)).toBe(expected)
  })
})

describe('Permit', () => {
  afterEach(cleanup)

  function show(children: ReactNode, { modelId }: { modelId?: string } = {}) {
    const store = configureStore({
      reducer: { session: sessionReducer },
      preloadedState: {
        session: {
          token: 't',
          locked: false,
          user: null,
          menus: null,
          appMenus: [],
          permissions,
          sysConfig: null,
          suspended: false,
        },
      },
    })
    render(
      <Provider store={store}>
        <ModelIdProvider modelId={modelId}>{children}</ModelIdProvider>
      </Provider>,
    )
    return screen.queryByRole('button') !== null
  }
  const button = <button type="button">do it</button>

  it('shows a granted button of the surrounding page', () => {
    expect(show(<Permit code="btn_download">{button}</Permit>, { modelId: 'dictionary' })).toBe(true)
  })

  it('removes a button that was not granted', () => {
    expect(show(<Permit code="btn_upload">{button}</Permit>, { modelId: 'dictionary' })).toBe(false)
  })

  it('removes all buttons outside of a page', () => {
    expect(show(<Permit code="btn_add">{button}</Permit>)).toBe(false)
  })

  it('checks the page that it names', () => {
    expect(
      show(
        <Permit code="btn_add" modelId="dictionary">
          {button}
        </Permit>,
        { modelId: 'user' },
      ),
    ).toBe(true)
  })

  it('checks standard buttons only when the page judges permissions', () => {
    expect(show(<Permit standard="edit">{button}</Permit>)).toBe(true)
  })

  it.each([
    ['add', true],
    ['edit', false],
    ['remove', false],
  ] as const)('judges the standard button %s: %s', (standard, expected) => {
    const shown = show(
      <Permit standard={standard} judge>
        {button}
      </Permit>,
      { modelId: 'dictionary' },
    )
    expect(shown).toBe(expected)
  })
})
