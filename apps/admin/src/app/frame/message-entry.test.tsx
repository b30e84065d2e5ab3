import { configureStore } from '@reduxjs/toolkit'
import { renderWithApp } from '@sqos/test-kit/react'
import { screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, it } from 'vitest'
import { messageEntry } from './message-entry.tsx'

it.each([
  { setting: true, shown: 1 },
  { setting: false, shown: 0 },
  { setting: undefined, shown: 1 },
])('the top bar shows messages and chat by the setting of the system: $setting', async ({ setting, shown }) => {
  const sysConfig = setting === undefined ? {} : { showMessageEntries: setting }
  const store = configureStore({ reducer: { session: () => ({ sysConfig }) } })
  const { tool: Tool } = messageEntry({ name: 'chat', tool: () => <button type="button">内部聊天</button> })

  await renderWithApp(<Provider store={store}>{Tool && <Tool />}</Provider>)

  expect(screen.queryAllByRole('button', { name: '内部聊天' })).toHaveLength(shown)
})
