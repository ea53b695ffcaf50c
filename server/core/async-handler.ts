import type { Request, RequestHandler, Response } from 'express';

/** Express 4 does not handle rejected promises. */
export function asyncHandler(
  handle: (request: Request, response: Response) => Promise<void>,
): RequestHandler {
  return async (request, response, next) => {
    try {
      await handle(request, response);
    } catch (error) {
      next(error);
    }
  };
}
