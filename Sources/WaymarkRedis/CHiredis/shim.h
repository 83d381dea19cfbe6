// SPDX-License-Identifier: MIT

#pragma once

#include <hiredis/hiredis.h>
