import '@arco-design/web-react/es/_util/react-19-adapter'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Location, LocationField } from './LocationField.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'geolocation')
})

const place = { address: '外滩', lat: 31.24, lng: 121.49 }

/** A field that keeps its value. */
function Held({ first, report }: { first?: Location; report: (value: unknown) => void }) {
  const [value, setValue] = useState<Location | undefined>(first)
  return (
    <LocationField
      aria-label="地点"
      value={value}
      onChange={(next) => {
        setValue(next)
        report(next)
      }}
    />
  )
}

const answer = (getCurrentPosition: (done: PositionCallback, fail: PositionErrorCallback) => void) =>
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })

it('user types address and coordinates and empties them', async () => {
  const report = vi.fn()
  render(<Held report={report} />)

  await userEvent.type(screen.getByRole('textbox', { name: '地址' }), '外')
  expect(report).toHaveBeenLastCalledWith({ address: '外' })
  await userEvent.type(screen.getByRole('spinbutton', { name: '纬度' }), '31.24')
  await userEvent.tab()
  expect(report).toHaveBeenLastCalledWith({ address: '外', lat: 31.24 })
  await userEvent.type(screen.getByRole('spinbutton', { name: '经度' }), '200')
  await userEvent.tab()
  expect(report).toHaveBeenLastCalledWith({ address: '外', lat: 31.24, lng: 180 })

  for (const name of ['纬度', '经度']) await userEvent.clear(screen.getByRole('spinbutton', { name }))
  await userEvent.clear(screen.getByRole('textbox', { name: '地址' }))
  expect(report).toHaveBeenLastCalledWith(undefined)
})

it('button takes the position of the browser and keeps the address', async () => {
  const report = vi.fn()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the coordinates are read
  answer((done) => done({ coords: { latitude: 31.2400001, longitude: 121.4900004 } } as GeolocationPosition))
  render(<Held first={{ address: '外滩' }} report={report} />)

  await userEvent.click(screen.getByRole('button', { name: '使用我的位置' }))

  expect(report).toHaveBeenLastCalledWith({ ...place })
})

it('refused position shows a message and changes nothing', async () => {
  const report = vi.fn()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the error is not read
  answer((_done, fail) => fail({} as GeolocationPositionError))
  render(<Held first={place} report={report} />)

  await userEvent.click(screen.getByRole('button', { name: '使用我的位置' }))

  expect(screen.getByText(/无法取得位置/)).toBeTruthy()
  expect(report).not.toHaveBeenCalled()
})

it('detail shows text, without a button', () => {
  render(<LocationField mode="detail" value={place} />)

  expect(screen.getByText('外滩 (31.24, 121.49)')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it.each([7, 'text', {}, { lat: 'north' }])('unreadable value %o is named', (value) => {
  render(<LocationField aria-label="地点" value={value as Location} />)

  expect(screen.getByText(/不能用在这里/)).toBeTruthy()
})

it('takes the position on its own when asked to, and keeps changes near it', async () => {
  const report = vi.fn()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the coordinates are read
  answer((done) => done({ coords: { latitude: 31.24, longitude: 121.49 } } as GeolocationPosition))
  function Near() {
    const [value, setValue] = useState<Location>()
    const take = (next: Location | undefined) => {
      setValue(next)
      report(next)
    }
    return <LocationField aria-label="地点" autoLocation adjustmentScope={500} value={value} onChange={take} />
  }
  render(<Near />)
  expect(report).toHaveBeenLastCalledWith({ lat: 31.24, lng: 121.49 })

  const latitude = screen.getByRole('spinbutton', { name: '纬度' })
  await userEvent.clear(latitude)
  await userEvent.type(latitude, '31.5')
  await userEvent.tab()

  expect(screen.getByText(/500 米/)).toBeTruthy()
  expect(report).not.toHaveBeenCalledWith({ lat: 31.5, lng: 121.49 })
})

it('refuses a position outside of the areas', async () => {
  const report = vi.fn()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the coordinates are read
  answer((done) => done({ coords: { latitude: 0, longitude: 0 } } as GeolocationPosition))
  render(<LocationField aria-label="地点" areas={[{ lat: 31.24, lng: 121.49, radius: 100 }]} onChange={report} />)

  await userEvent.click(screen.getByRole('button', { name: '使用我的位置' }))

  expect(screen.getByText(/不在允许的范围内/)).toBeTruthy()
  expect(report).not.toHaveBeenCalled()
})
