import type { ReportValues } from '@sqos/report-model'
import { useEffect, useState } from 'react'
import type { ReportData, ReportServices } from '../services.ts'

/** What was read, and for what. */
interface Read {
  services: ReportServices
  values: ReportValues
  round: number
  data?: ReportData
  error?: string
}

/** Reads a report, again with each change of its values. The last data stays until the next one is there. */
export function useReport(services: ReportServices, values: ReportValues) {
  const [round, setRound] = useState(0)
  const [read, setRead] = useState<Read>()

  useEffect(
    function readReport() {
      let isOld = false
      const asked = { services, values, round }
      async function ask() {
        try {
          const data = await services.query(values)
          if (!isOld) setRead({ ...asked, data })
        } catch (problem) {
          if (!isOld) setRead({ ...asked, error: problem instanceof Error ? problem.message : '' })
        }
      }
      void ask()
      return () => {
        isOld = true
      }
    },
    [services, values, round],
  )

  return {
    data: read?.data,
    error: read?.error,
    isReading: read?.services !== services || read.values !== values || read.round !== round,
    retry: () => setRound((before) => before + 1),
  }
}
