import { fork } from 'node:child_process'
import { join } from 'node:path'

/** Runs a file of `measurements/` in a process of its own, so that neither memory nor warm code reach the next one. */
export function inChild<Answer>(measurement: string, task: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(join(import.meta.dirname, 'measurements', `${measurement}.ts`), [JSON.stringify(task)])
    let heard: { answer: Answer } | undefined
    child.once('message', (answer) => {
      heard = { answer: answer as Answer }
    })
    child.once('error', reject)
    child.once('exit', (code) => {
      if (heard) resolve(heard.answer)
      else reject(new Error(`The measurement "${measurement}" ended with code ${code} and said nothing`))
    })
  })
}

/** The child's side: does the task that it was started with, and ends with its parent. */
export async function answer<Task>(run: (task: Task) => Promise<object>): Promise<void> {
  process.once('disconnect', () => process.exit())
  const result = await run(JSON.parse(process.argv[2]!) as Task)
  process.send!(result, () => process.disconnect())
}
