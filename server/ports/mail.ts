export type Mail = { readonly to: string; readonly subject: string; readonly text: string }

/** Sends one e-mail, or throws when it was not accepted. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** Gets a sign-in code to its person. */
export type CodeSender = { sendCode(email: string, code: string): Promise<void> }
